/** Words about state files of other programs, and about reports to them. */
export const states = {
  project: { forge: 'Forge', xmage: 'XMage', phase: 'phase' },
  opened: 'Opened a game of {{project}}: {{name}}.',
  report: {
    title: 'Opened from {{project}}',
    intro_one: '“{{name}}” is on the board. One thing is different from the file:',
    intro_other: '“{{name}}” is on the board. {{count}} things are different from the file:',
    introNone: '“{{name}}” is on the board, with nothing left out.',
    group: 'Group of commands',
    undo: 'Undo brings back the board that was there before.',
  },
} as const;
