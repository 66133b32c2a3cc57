/** Unions of messages that the document tells apart by a key. */
import type {
  CardShown,
  Enlisted,
  Held,
  Moved,
  Noted,
  OrderMoved,
  OrderRevealed,
  OrderSlipped,
  OrderUnseen,
  QuestionAsked,
  Seated,
  Answered,
  Unpacked,
} from './schema';

export type EventMessage =
  | Unpacked
  | Moved
  | OrderMoved
  | OrderSlipped
  | OrderUnseen
  | OrderRevealed
  | Held
  | Noted
  | Seated
  | QuestionAsked
  | Answered
  | CardShown
  | Enlisted;
