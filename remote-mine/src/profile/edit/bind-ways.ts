/** The two ways to be reached that a member binds with a code: a phone, and an email address. */
import { bindEmail, bindPhone, sendEmailCode, sendPhoneCode } from '../parts/profile.api.ts'

/** Country code of a phone unless the member chooses another. */
export const HOME_AREA = '86'

export type Bound = 'phone' | 'email'

/** What is typed before the code. */
export type Target = {
  /** Country code of a phone. */
  readonly area: string
  /** The number or the address. */
  readonly text: string
}

type BindWay = {
  /** What the device can tell; the server checks the rest. */
  readonly isComplete: (target: Target) => boolean
  readonly send: (target: Target) => Promise<{ waitSec: number }>
  readonly bind: (target: Target, code: string) => Promise<{ reviewId: string | null }>
}

export const BIND_WAYS: Readonly<Record<Bound, BindWay>> = {
  phone: {
    isComplete: ({ text }) => /^\d{5,15}$/.test(text),
    send: ({ area, text }) => sendPhoneCode(area, text),
    bind: ({ area, text }, code) => bindPhone(area, text, code),
  },
  email: {
    isComplete: ({ text }) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim()),
    send: ({ text }) => sendEmailCode(text.trim()),
    bind: ({ text }, code) => bindEmail(text.trim(), code),
  },
}
