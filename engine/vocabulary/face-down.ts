/** Ways to be face down (CR 708.2): by keyword, or because an effect said so. */
export const FACE_DOWN_KINDS = ['morph', 'disguise', 'manifest', 'cloak', 'effect'] as const;
export type FaceDownKind = (typeof FACE_DOWN_KINDS)[number];

/** Ways to be face down without any characteristics, outside the battlefield and the stack (CR 702.106a). */
export type HiddenKind = 'hidden agenda';
