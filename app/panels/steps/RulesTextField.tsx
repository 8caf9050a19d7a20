import '../../i18n/add-own.ts';
import type { CompilableFace } from '../../../engine/index.ts';
import { TextWithReading } from '../own/TextWithReading.tsx';

interface RulesTextFieldProps {
  readonly label: string;
  readonly face: CompilableFace;
  readonly autoFocus: boolean;
  readonly onChange: (text: string) => void;
  readonly onSubmit: () => void;
}

/** A text of the rules, with what each word of it does below. It comes with all that reads texts. */
export function RulesTextField(props: RulesTextFieldProps) {
  return <TextWithReading {...props} />;
}
