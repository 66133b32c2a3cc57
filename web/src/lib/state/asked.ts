/** What a seat is asked. */
import type { QuestionMessage, StandMessage } from '$lib/api/schema';

/** Its question before it has drafted anything: the open one, or early where several choose at once. */
export function askedIn({ question, early }: StandMessage): QuestionMessage | null {
  return question?.is_yours ? question : early;
}
