import { useEffect } from 'react';
import { Message } from '../../components/Message.tsx';
import { useActions, useStrata } from '../../store/hooks.ts';
import css from './Notices.module.css';

/** Milliseconds that something said stays on screen. */
const SHOWN_FOR = 4000;

/** What was said last: read out, and shown for a moment. */
export function Notices() {
  const actions = useActions();
  const notice = useStrata((state) => state.notice);
  const id = notice?.id;
  const stays = notice?.tone === 'error';
  useEffect(() => {
    if (id === undefined || stays) return;
    const timer = setTimeout(actions.dismissNotice, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [id, stays, actions]);
  return (
    <>
      <div role="status" aria-live="polite" className="visually-hidden">
        {notice !== undefined && <span key={notice.id}>{notice.text}</span>}
      </div>
      {notice !== undefined && !notice.isQuiet && (
        <div className={css.notice} aria-hidden="true">
          <Message tone={notice.tone} onClose={actions.dismissNotice}>
            {notice.text}
          </Message>
        </div>
      )}
    </>
  );
}
