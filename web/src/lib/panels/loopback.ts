/** Addresses that lead to the machine itself, whoever opens them. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/iu.test(host);
