/** The format version that this program writes. */
const CURRENT_VERSION = 1;

/** Lifts a file of one version to the next. It may assume plain JSON, but not that the file is sound. */
interface Migration {
  /** The version that it produces. */
  readonly to: number;
  readonly name: string;
  readonly migrate: (file: Readonly<Record<string, unknown>>) => Record<string, unknown>;
}

/** In order; version 0 is a case file, which has no version field. */
const MIGRATIONS: readonly Migration[] = [
  { to: 1, name: 'case-file-to-board', migrate: (file) => ({ ...file, strata: 1 }) },
];

/** Lifts a file to {@link CURRENT_VERSION}, or returns `undefined` if it is of a newer version or names none. */
export function migrateFile(file: Readonly<Record<string, unknown>>): Record<string, unknown> | undefined {
  const version = file.strata ?? 0;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 0 || version > CURRENT_VERSION) {
    return undefined;
  }
  return MIGRATIONS.filter((migration) => migration.to > version).reduce<Record<string, unknown>>(
    (current, migration) => migration.migrate(current),
    { ...file },
  );
}
