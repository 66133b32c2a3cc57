/** Where others find this server: who plays on its own machine cannot send the own address. */
import { offered } from '$lib/state/offer';
import { isLoopback } from './loopback';

export async function publicOrigin(): Promise<string> {
  const { hostname, origin } = location;
  if (!isLoopback(hostname)) return origin;
  return offered().then(
    ({ address }) => address || origin,
    () => origin,
  );
}
