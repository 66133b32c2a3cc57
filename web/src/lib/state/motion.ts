/** Who wants no motion is shown the result. */
import { isStill } from '$lib/board/flying';

/** How something is scrolled to. */
export const gently = (): ScrollBehavior => (isStill() ? 'auto' : 'smooth');
