/** Words of the Rules page, and of what a board is expected to be. */
export const rules = {
  title: 'Rules',
  intro:
    'Every rule on continuous effects, on replacement and on prevention, each in a sentence of our own, with boards that show it. Opening one replaces the board; Undo brings yours back.',
  edition: 'Comprehensive Rules, edition of {{edition}}',
  search: 'Search rules',
  searchPlaceholder: 'Number or word: 613.8, timestamp, copy',
  found_one: '{{count}} rule',
  found_other: '{{count}} rules',
  nothing: 'No rule here has that number or those words.',
  section: {
    '611': 'Continuous effects',
    '612': 'Text-changing effects',
    '613': 'Interaction of continuous effects',
    '614': 'Replacement effects',
    '615': 'Prevention effects',
    '616': 'Interaction of replacement and prevention effects',
  },
  sections: 'Parts of the rules',
  boards: 'Boards for rule {{rule}}',
  open: 'Open: {{title}}',
  noBoard: {
    'not-carried-out': 'No board yet: this version shows such texts and does not carry them out.',
  },
  opened: 'Opened: {{title}}. Undo brings your board back.',
  all: 'On the Rules page',
  link: 'Link to rule {{rule}}',
  expected: {
    title: 'Expected',
    holds: 'Is so:',
    fails: 'Is not so:',
    refused: 'Step {{step}} can’t be done, so it is refused',
    got: 'is {{what}}',
    elsewhere_one: '{{count}} more after step {{step}}',
    elsewhere_other: '{{count}} more after step {{step}}',
  },
} as const;
