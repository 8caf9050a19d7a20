/** Boards that show rules, made from the case files when the app is built (`scripts/rule-boards.ts`). */
declare module 'virtual:rule-boards' {
  interface RuleBoard {
    readonly id: string;
    readonly title: string;
    readonly why: string;
    readonly rules: readonly string[];
  }
  const data: {
    readonly boards: Readonly<Record<string, RuleBoard>>;
    readonly byRule: Readonly<Record<string, readonly string[]>>;
  };
  export default data;
}
