import { Component, type ReactNode } from 'react';
import { Translation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { Message } from '../../components/Message.tsx';
import css from './PanelBoundary.module.css';

interface PanelBoundaryProps {
  readonly children: ReactNode;
  /** When it changes, the panel is tried again. */
  readonly resetKey: unknown;
}

interface PanelBoundaryState {
  readonly error: Error | undefined;
  readonly resetKey: unknown;
}

/** If a panel breaks, the others go on, and the board is safe. */
export class PanelBoundary extends Component<PanelBoundaryProps, PanelBoundaryState> {
  override state: PanelBoundaryState = { error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<PanelBoundaryState> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(
    { resetKey }: PanelBoundaryProps,
    state: PanelBoundaryState,
  ): PanelBoundaryState | null {
    return resetKey === state.resetKey ? null : { error: undefined, resetKey };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <Translation>
        {(t) => (
          <div className={css.broken}>
            <Message
              tone="error"
              actions={
                <Button look="line" size="small" onPress={() => this.setState({ error: undefined })}>
                  {t('broken.again')}
                </Button>
              }
            >
              <b>{t('broken.title')}</b> {t('broken.safe')}
              <br />
              <code>{error.message}</code>
            </Message>
          </div>
        )}
      </Translation>
    );
  }
}
