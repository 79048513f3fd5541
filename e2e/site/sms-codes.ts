/** Codes by message, as the control page shows them. */
import { control } from './control.ts'

type SentCode = { target: string; code: string }

/** A phone that nobody has. */
export function somePhone(): string {
  return `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
}

/** The newest code that was sent to a phone, or by a name's recovery. @throws when there is none */
export async function smsCodeOf(target: string): Promise<string> {
  const { smsCodes } = (await control({ action: 'state' })) as { smsCodes: SentCode[] }
  const sent = smsCodes.find((code) => code.target.toLowerCase().endsWith(target.toLowerCase()))
  if (!sent) throw new Error(`no code was sent to ${target}`)
  return sent.code
}
