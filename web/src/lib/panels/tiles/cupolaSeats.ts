/** Who sits where at the round table of the Cupola: ourselves on the left, the others on the right. */
interface CupolaSeat {
  family: string | null;
  /** On the unit circle. */
  x: number;
  y: number;
}

export function seated(
  members: Record<string, number>,
  own: string | null,
  seats: number,
): CupolaSeat[] {
  const families = Object.keys(members).sort((a, b) => Number(b === own) - Number(a === own));
  const [left = null, right = null] = families;
  const fromLeft = left ? members[left]! : 0;
  const fromRight = right ? members[right]! : 0;
  return Array.from({ length: seats }, (_, place) => {
    // From below in the middle round the left side, up and down the right side.
    const angle = Math.PI / 2 + ((place + 0.5) / seats) * 2 * Math.PI;
    const family = place < fromLeft ? left : place >= seats - fromRight ? right : null;
    return { family, x: Math.cos(angle), y: Math.sin(angle) };
  });
}
