/** SMS codes from the control API. */
import { control } from './control.ts'

type SentCode = { target: string; code: string }

/** An unused phone number. */
export function somePhone(): string {
  return `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
}

/** The latest code sent to a phone, or for the recovery of a name. @throws if there is none */
export async function smsCodeOf(target: string): Promise<string> {
  const { smsCodes } = (await control({ action: 'state' })) as { smsCodes: SentCode[] }
  const sent = smsCodes.find((code) => code.target.toLowerCase().endsWith(target.toLowerCase()))
  if (!sent) throw new Error(`no code was sent to ${target}`)
  return sent.code
}
