import '../../i18n/add-share.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChainGroupName, ObjectId } from '../../../engine/index.ts';
import { Button, IconButton } from '../../components/Button.tsx';
import { cx } from '../../components/cx.ts';
import { Icon } from '../../components/Icon.tsx';
import { TextInput } from '../../components/TextInput.tsx';
import {
  useActions,
  useHistory,
  useIsReadOnly,
  useMomentIndex,
  useSentences,
  useStrata,
  useStrataStore,
} from '../../store/hooks.ts';
import { pinnedView } from '../../views/pinned/pinned-view.ts';
import { readExpected } from '../../views/pinned/read-expected.ts';
import css from './Pinned.module.css';

interface PinnedProps {
  readonly object: ObjectId;
  readonly group: ChainGroupName;
  /** What the value is called, and what it is now. */
  readonly label: string;
  readonly now: string;
  readonly isEditing: boolean;
  readonly onDone: () => void;
}

/** What somebody expected of a value at this moment, beside what it is; and the field in which one says so. */
export function Pinned({ object, group, label, now, isEditing, onDone }: PinnedProps) {
  const { t } = useTranslation('share');
  const document = useStrata((state) => state.document);
  const history = useHistory();
  const moment = useMomentIndex();
  const say = useSentences();
  const { dispatch } = useActions();
  const isReadOnly = useIsReadOnly();
  const pinned = useMemo(
    () =>
      pinnedView(document, history, say).filter(
        (each) => each.object === object && each.group === group && each.moment === moment,
      ),
    [document, history, say, object, group, moment],
  );
  if (pinned.length === 0 && !isEditing) return null;
  return (
    <dd className={css.pinned}>
      {pinned.map((each) => (
        <p key={each.key} className={cx(css.line, each.holds ? css.holds : css.fails)}>
          <Icon name={each.holds ? 'check' : 'x'} size={13} />
          <span>
            {t(each.holds ? 'pin.holds' : 'pin.fails', { expected: each.expected, found: each.found })}
          </span>
          {!isReadOnly && (
            <IconButton
              icon="trash-2"
              size="small"
              label={t('pin.remove', { label })}
              onPress={() => dispatch({ kind: 'unpin-expectation', index: each.index })}
            />
          )}
        </p>
      ))}
      {isEditing && <PinField object={object} group={group} label={label} now={now} onDone={onDone} />}
    </dd>
  );
}

function PinField({ object, group, label, now, onDone }: Omit<PinnedProps, 'isEditing'>) {
  const { t } = useTranslation('share');
  const { t: tApp } = useTranslation();
  const { store } = useStrataStore();
  const { dispatch, say } = useActions();
  const moment = useMomentIndex();
  const [text, setText] = useState(now);
  const [isWrong, setWrong] = useState(false);
  const pin = () => {
    const { document } = store.getState();
    const fields = readExpected(group, text, document.players);
    if (fields === undefined) {
      setWrong(true);
      return;
    }
    const isEnd = moment === document.steps.length;
    const expectation = { object, ...fields, ...(isEnd ? {} : { after: moment - 1 }) };
    dispatch({ kind: 'pin-expectation', expectation });
    say(t('pin.done', { label, expected: text.trim() }), 'success', true);
    onDone();
  };
  return (
    <div className={css.form}>
      <TextInput
        label={t('pin.label', { label })}
        value={text}
        onChange={(value) => {
          setText(value);
          setWrong(false);
        }}
        isInvalid={isWrong}
        autoFocus
        onEnter={pin}
      />
      {isWrong && (
        <p className={css.wrong} role="alert">
          {t('pin.wrong', { example: t(`pin.example.${group as 'types'}`) })}
        </p>
      )}
      <div className={css.buttons}>
        <Button size="small" onPress={onDone}>
          {tApp('cancel')}
        </Button>
        <Button size="small" look="primary" onPress={pin}>
          {t('pin.pin')}
        </Button>
      </div>
    </div>
  );
}
