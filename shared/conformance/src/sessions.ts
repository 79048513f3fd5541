/** Test members and their sessions. */
import { createKnownValues, type KnownValues } from './known-values.ts'

/** A test member of the back end. */
export type TestMember = { readonly userName: string; readonly password: string; readonly fundPassword?: string }

export type MemberSession = {
  readonly member: TestMember
  readonly known: KnownValues
  /** Fields that only the person who asks can name. */
  readonly given: Readonly<Record<string, string>>
  token: string
}

/** @param token of the sign-in */
export function memberSession(member: TestMember, token: string): MemberSession {
  const { password, fundPassword } = member
  return {
    member,
    known: createKnownValues(),
    given: {
      password,
      ...(fundPassword === undefined ? {} : { fundPassword, fundPwd: fundPassword, old: fundPassword }),
    },
    token,
  }
}

/** The test member cannot sign in. The message is one sentence for the terminal. */
export class MemberRefusedError extends Error {
  override readonly name = 'MemberRefusedError'
  constructor(userName: string, code: number, message: string) {
    super(
      `The test member ${userName} cannot sign in: ${code} ${message}. Name another one with --member NAME:PASSWORD.`,
    )
  }
}
