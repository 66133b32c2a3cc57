/** What a seat is asked. */
import type { QuestionMessage, SnapshotMessage } from '$lib/api/schema';

/** Its question before it has drafted anything: the open one, or early where several choose at once. */
export function questionIn({ question, early }: SnapshotMessage): QuestionMessage | null {
  return question?.is_yours ? question : early;
}
