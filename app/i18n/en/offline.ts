/** Words about working without a network, which is seen to later than the board. */
export const offline = {
  ready: 'Ready to work offline.',
  newVersion: 'A new version is ready. Your board stays.',
  reload: 'Reload',
} as const;
