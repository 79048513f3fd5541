/** Extracts the address from scanned or pasted text: wallets often encode it as a URI with parameters. */

/** `ethereum:0xAb…@1?value=0`, `tron:T…`, `ebpay://pay?address=…`, or the address itself → the address. */
export function addressIn(text: string): string {
  const trimmed = text.trim()
  const named = /[?&](?:address|to)=([A-Za-z0-9]+)/.exec(trimmed)?.[1]
  if (named) return named
  return trimmed.replace(/^[a-z][a-z0-9+.-]*:(?:\/\/)?(?:pay-)?/i, '').split(/[@?&#/]/)[0] ?? ''
}
