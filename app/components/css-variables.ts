import type {} from 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties set from a component. */
    [name: `--${string}`]: string | number | undefined;
  }
}
