import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Sentences, sentencesIn } from '../../engine/index.ts';

/** The engine's words in the language of the interface; English where the engine does not speak that. */
export function useSay(): Sentences {
  const { i18n } = useTranslation();
  return sentencesIn(LANGUAGES.find((language) => i18n.language.startsWith(language)) ?? 'en');
}
