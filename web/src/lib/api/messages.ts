/** Unions of messages that the document tells apart by a key. */
import type {
  CardShown,
  Enlisted,
  Held,
  Moved,
  Noted,
  OrderMoved,
  OrderRevealed,
  OrderMovedFaceDown,
  HiddenOrderMoved,
  QuestionAsked,
  Seated,
  Answered,
  Unpacked,
} from './schema';

export type EventMessage =
  | Unpacked
  | Moved
  | OrderMoved
  | OrderMovedFaceDown
  | HiddenOrderMoved
  | OrderRevealed
  | Held
  | Noted
  | Seated
  | QuestionAsked
  | Answered
  | CardShown
  | Enlisted;
