import '../../i18n/add-errors.ts';
import { useTranslation } from 'react-i18next';
import type { FileError } from '../../store/state.ts';

/** The engine names kinds of values by code words. */
const worded = (parameters: FileError['parameters']): FileError['parameters'] =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? value.replaceAll('whole-number', 'a whole number').replace(/^other$/, 'something else')
        : value,
    ]),
  );

/** Words an error of something that could not be opened. */
export function useErrorWords(): (error: FileError) => string {
  const { t, i18n } = useTranslation('errors');
  return ({ code, parameters }) => {
    const key = i18n.exists(code, { ns: 'errors' }) ? (code as 'other') : 'other';
    return t(key, { expected: '', found: '', field: '', limit: '', allowed: '', ...worded(parameters) });
  };
}
