export function isPortTaken(port: number, host?: string): Promise<boolean>
export function freePort(host?: string): Promise<number>
export function freePortFrom(wanted: number, host?: string): Promise<number>
