// The only door to the engine for the app and for tests from outside.

export type { Ability, ActivatedAbility, TriggeredAbility } from './abilities/ability.ts';
export { TURN_PARTS } from './abilities/event-pattern.ts';
export type { ChoiceKind, Instruction } from './abilities/instruction.ts';
export { definesCharacteristics, layersOfAbilities, layersOfInstructions } from './abilities/layers-of.ts';
export type { Modification, Restriction } from './abilities/modification.ts';
export { layerOf } from './abilities/modification.ts';
export type { ReplacedEvent } from './abilities/replaced-events.ts';
export { replacedEvents } from './abilities/replaced-events.ts';
export type { Selector } from './abilities/selector.ts';
export type { TargetRequirement } from './abilities/target.ts';
export type { CardDefinition, CardFace, CardLayout, UnreadLine } from './cards/card-definition.ts';
export type { FaceReport, ImportedCard, ImportResult } from './cards/import/import-scryfall-card.ts';
export { importScryfallCard } from './cards/import/import-scryfall-card.ts';
export type { ScryfallCard } from './cards/import/scryfall-schema.ts';
export { parseScryfallCard } from './cards/import/scryfall-schema.ts';
export { parseTypeLine, type TypeLine } from './cards/import/type-line.ts';
export { indexByName } from './cards/index-by-name.ts';
export { LIBRARY_CARDS, libraryCard } from './cards/library/index.ts';
export type { CardDraft, DraftField, DraftProblem } from './cards/own/draft.ts';
export { EMPTY_DRAFT, numbersOf } from './cards/own/draft.ts';
export { draftOf } from './cards/own/draft-of.ts';
export { cardOfFace, type MadeCard, makeCard } from './cards/own/make-card.ts';
export type { WholeDraft } from './cards/own/whole-draft.ts';
export {
  draftOfCard,
  EMPTY_CARD,
  facesOfDraft,
  hasManaCost,
  makeWhole,
  TWO_FACED_LAYOUTS,
  withLayout,
} from './cards/own/whole-draft.ts';
export {
  type CheckedExpectation,
  checkExpectations,
  type UnreadExpectation,
  unreadExpectations,
} from './cases/check-expectation.ts';
export type { Expectation } from './cases/expectation-schema.ts';
export type {
  BoardDocument,
  Entry,
  StatusStepKind,
  Step,
  StepAction,
  TokenEntry,
} from './document/board-document.ts';
export { cardNamesIn } from './document/card-names.ts';
export { applyCommand } from './document/commands/apply-command.ts';
export type { EditCommand } from './document/commands/edit-command.ts';
export type { DocumentError, DocumentErrorCode } from './document/document-error.ts';
export type { EventAction, EventSpec } from './document/event-spec.ts';
export { EVENT_CAUSES } from './document/event-spec.ts';
export { freshId, idsOf } from './document/fresh-id.ts';
export { LIMITS } from './document/limits.ts';
export type { NotationError, NotationErrorCode } from './document/notation/notation-error.ts';
export { looksLikeNotation, parseNotation } from './document/notation/parse-notation.ts';
export { printNotation } from './document/notation/print-notation.ts';
export { sameJson } from './document/notation/same-json.ts';
export type { ParseResult } from './document/parse-board.ts';
export { parseBoard } from './document/parse-board.ts';
export { printBoard, stepToJson } from './document/print-board.ts';
export type { Problem, ProblemCode } from './document/problem.ts';
export type { WouldHappen, WouldHappenOptions } from './history/happening/would-happen.ts';
export { tryRun, wouldHappen } from './history/happening/would-happen.ts';
export type {
  ChosenOrder,
  EndedEffect,
  History,
  HistoryEvent,
  Moment,
  RecordedEvent,
} from './history/history.ts';
export { playHistory } from './history/play-history.ts';
export type { CardFinder } from './history/step-run.ts';
export { type AskedEvent, askedEvents } from './interchange/asked-events.ts';
export type { ArchivedFile, BugPack } from './interchange/bug-pack.ts';
export { bugPack } from './interchange/bug-pack.ts';
export { wordNote } from './interchange/en/note-words.ts';
export { answerLines, answerParts } from './interchange/en/questions.ts';
export type { Note } from './interchange/note.ts';
export type { Project, StateResult } from './interchange/read-state.ts';
export { PROJECTS, projectOfState, readState } from './interchange/read-state.ts';
export { settleBoard } from './interchange/settle-board.ts';
export type { Snapshot } from './interchange/snapshot.ts';
export { STATE_LIMITS, type StateFault } from './interchange/state-limits.ts';
export { documentOf } from './interchange/to-document.ts';
export { evaluate } from './layers/evaluate.ts';
export type {
  AbilityInstance,
  AbilityOrigin,
  EffectInfo,
  EffectOrigin,
  EvaluatedObject,
  EvaluatedPlayer,
  Evaluation,
} from './layers/evaluation.ts';
export type { CostWay } from './layers/game-rules/cost-ways.ts';
export type { RuleSort, StatedRuleNow } from './layers/game-rules/stated-rules.ts';
export { statedRules } from './layers/game-rules/stated-rules.ts';
export type { CostChoice, CostStep, TotalCost } from './layers/game-rules/total-cost.ts';
export { totalCost } from './layers/game-rules/total-cost.ts';
export type {
  AppliedEvent,
  Change,
  ChangeValue,
  Dependency,
  DependencyReason,
  DependencyWitness,
  NotAppliedEvent,
  NotAppliedReason,
} from './layers/observer.ts';
export { matchesOn } from './layers/select.ts';
export type { AnalysedFragment, AnalysedLine, AnalysedText } from './oracle/analyse/analyse-text.ts';
export { analyseText } from './oracle/analyse/analyse-text.ts';
export type { LineSort } from './oracle/analyse/sort-of.ts';
export { type CompilableFace, compileText } from './oracle/compile/compile-text.ts';
export { compilingReader } from './oracle/compile/compiling-reader.ts';
export { knownWords } from './oracle/compile/known-words.ts';
export { sameMeaning } from './oracle/compile/same-meaning.ts';
export type { SpanMeaning } from './oracle/compile/scope.ts';
export type { DescribeContext } from './oracle/describe/en/context.ts';
export { contextOf, plainContext, shortName } from './oracle/describe/en/context.ts';
export {
  describeAbility,
  describeCard,
  describeInstructions,
  describeSelector,
  describeTrigger,
} from './oracle/describe/en/describe.ts';
export type {
  EffectTemplate,
  ParameterKind,
  ParameterValues,
  TemplateValues,
} from './oracle/effect-template.ts';
export { matchEffectText } from './oracle/match-effect-text.ts';
export { matchFragment } from './oracle/match-fragment.ts';
export { EFFECT_TEMPLATES } from './oracle/templates/effect-templates.ts';
export { noReader, type TextReader } from './oracle/text-reader.ts';
export type { Candidate, Choice, PendingEvent } from './replacement/candidates.ts';
export type { ActiveEffect, EffectDefinition } from './replacement/effects/active-effect.ts';
export { effectsOfBoard } from './replacement/effects/effects-of-board.ts';
export { CHOICE_FIELDS } from './replacement/entering/choice-words.ts';
export { lookAhead } from './replacement/entering/overlay.ts';
export type { WouldBeEvent } from './replacement/event.ts';
export { amountOfEvent } from './replacement/event.ts';
export type { NotApplicable } from './replacement/matching/why-not-applicable.ts';
export { whyNotApplicable } from './replacement/matching/why-not-applicable.ts';
export { orderEntry } from './replacement/order-entry.ts';
export type { Outcome, OutcomeEdge, OutcomeNode, OutcomeTree } from './replacement/outcome-tree.ts';
export { outcomesOf } from './replacement/outcome-tree.ts';
export type { EventRun, Happened } from './replacement/run.ts';
export { choose, decline } from './replacement/run.ts';
export type { RunStep } from './replacement/trace.ts';
export { changedCandidates } from './replacement/trace.ts';
export type { CopiableValues } from './state/copiable-values.ts';
export type { CounterGroup, GameObject } from './state/game-object.ts';
export type { GameState, PlayerState } from './state/game-state.ts';
export { objectsIn } from './state/game-state.ts';
export type { ResolvedEffect } from './state/resolved-effect.ts';
export type { Timestamp } from './state/timestamp.ts';
export { compareTimestamps } from './state/timestamp.ts';
export type { BoardAt, ObjectAt } from './trace/board-at.ts';
export { boardAt, objectAt } from './trace/board-at.ts';
export type { ChainGroup, ChainGroupName, ChainRow } from './trace/chain-groups.ts';
export { CHAIN_GROUPS, groupChains } from './trace/chain-groups.ts';
export { explainEffect } from './trace/explain-effect.ts';
export { explainObject } from './trace/explain-object.ts';
export type {
  ChainLink,
  CharacteristicChain,
  EffectExplanation,
  EffectInLayer,
  ExplainedCharacteristic,
  ObjectExplanation,
  Sentence,
  SentenceFragment,
  WhyNot,
  WhyNotReason,
  WhyThen,
} from './trace/explanation.ts';
export { DULL } from './trace/explanation.ts';
export type { LadderLayer, LadderRow } from './trace/ladder.ts';
export { collapsedLadder, ladderOf } from './trace/ladder.ts';
export type { Parting } from './trace/parting.ts';
export { partingOf } from './trace/parting.ts';
export { printLadder } from './trace/print-ladder.ts';
export { recordInstead, recordTrace } from './trace/record.ts';
export { rulesOfApplied } from './trace/rules-of.ts';
export type { EventSentences } from './trace/sentences/event-languages.ts';
export { eventSentencesIn } from './trace/sentences/event-languages.ts';
export { plainText } from './trace/sentences/fragments.ts';
export { historySentenceIn } from './trace/sentences/history-languages.ts';
export type { Language, Sentences } from './trace/sentences/languages.ts';
export { LANGUAGES, sentencesIn } from './trace/sentences/languages.ts';
export { partingSentenceIn } from './trace/sentences/parting-languages.ts';
export { type RuleSummaries, ruleSummariesIn } from './trace/sentences/rule-languages.ts';
export type { Trace, TraceStep } from './trace/trace.ts';
export type { CardType, Supertype } from './vocabulary/card-types.ts';
export { BASIC_LAND_TYPES, CARD_TYPES, PERMANENT_TYPES, SUPERTYPES } from './vocabulary/card-types.ts';
export type { CharacteristicName } from './vocabulary/characteristics.ts';
export type { Choices } from './vocabulary/choices.ts';
export type { Color } from './vocabulary/colors.ts';
export { COLORS } from './vocabulary/colors.ts';
export { FACE_DOWN_KINDS, type FaceDownKind } from './vocabulary/face-down.ts';
export type { AbilityId, EffectId, ObjectId, PlayerId, RuleNumber } from './vocabulary/ids.ts';
export { effectId, objectId, playerId, rule } from './vocabulary/ids.ts';
export { KEYWORD_COUNTERS } from './vocabulary/keyword-counters.ts';
export type { Keyword } from './vocabulary/keywords.ts';
export { KEYWORDS } from './vocabulary/keywords.ts';
export type { Layer } from './vocabulary/layers.ts';
export { LAYERS, layerIndex, OBJECT_LAYERS } from './vocabulary/layers.ts';
export { colorsOfCost, manaSymbols, manaValueOf } from './vocabulary/mana.ts';
export { isRuleNumber, RULES_EDITION, rulesOfSection } from './vocabulary/rule-numbers.ts';
export { ruleOfLayer, rulesOfLayer } from './vocabulary/rule-of-layer.ts';
export { STICKER_KINDS, type StickerKind } from './vocabulary/stickers.ts';
export { SUBTYPES } from './vocabulary/subtypes.ts';
export type { Zone } from './vocabulary/zones.ts';
export { ZONES } from './vocabulary/zones.ts';
export type { DependencyPair } from './what-if/by-timestamp.ts';
export { loopOutcomes, withoutDependency } from './what-if/by-timestamp.ts';
export type { Compared } from './what-if/compare-boards.ts';
export { compareBoards, comparePlayers } from './what-if/compare-boards.ts';
export type { Decision } from './what-if/deciding-pairs.ts';
export type { OrderOutcome, OrderProgress, OrderReport } from './what-if/order-outcomes.ts';
export { tryOrders } from './what-if/order-outcomes.ts';
export { withMovedStep, withSwappedTimestamps } from './what-if/order-steps.ts';
export type { OrderThing } from './what-if/order-things.ts';
export { entriesOf, thingsOf, withOrder } from './what-if/order-things.ts';
