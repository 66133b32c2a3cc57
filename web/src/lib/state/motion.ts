/** Who wants no motion is shown the result. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How something is scrolled to. */
export const gently = (): ScrollBehavior => (isStill() ? 'auto' : 'smooth');

/** Do something when all that changes now has been drawn: to measure earlier lays the page out twice. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
