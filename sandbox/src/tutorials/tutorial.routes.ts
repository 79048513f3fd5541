/** Tutorials of money (screens.md 8): index, steps, which ones the member opened. */
import * as CODE from '@lantern/contract/code'
import { tutorialDetail, tutorialList, tutorialSeen } from '@lantern/contract/tutorials'
import { type Locale, SandboxError, type Sentence } from '../refusal/sandbox-error.ts'
import type { Wire } from '../wire/wire.ts'
import { MONEY_TUTORIALS } from './money-tutorials.ts'
import { PLATFORM_TUTORIALS } from './platform-tutorials.ts'
import { countBound, markSeen, seenTutorials } from './tutorial.repository.ts'
import type { Tutorial } from './tutorial.ts'

const TUTORIALS = new Map<string, Tutorial>(Object.entries({ ...MONEY_TUTORIALS, ...PLATFORM_TUTORIALS }))

export function tutorialRoutes(wire: Wire): void {
  wire.memberRead(tutorialList, async (_input, { db, member, locale }) => {
    const seen = await seenTutorials(db, member.id)
    const list = [...TUTORIALS].map(([key, { title, summary, steps }]) => ({
      key,
      title: told(title, locale),
      summary: told(summary, locale),
      steps: steps.length,
      seen: seen.has(key),
    }))
    return { list }
  })

  wire.memberRead(tutorialDetail, async ({ platform }, { db, member, locale }) => {
    const { title, summary, steps, mistakes, account, method } = tutorialOf(platform)
    return {
      key: platform,
      title: told(title, locale),
      summary: told(summary, locale),
      steps: steps.map(({ picture, shows = [], copies = [], ...step }) => ({
        picture,
        shows: [...shows],
        title: told(step.title, locale),
        text: told(step.text, locale),
        copies: copies.map(({ label, value }) => ({ label: told(label, locale), value })),
      })),
      mistakes: mistakes.map(({ problem, cure }) => ({ problem: told(problem, locale), cure: told(cure, locale) })),
      account: account === undefined ? null : { kind: account, bound: await countBound(db, member.id, account) },
      depositMethod: method ?? null,
    }
  })

  wire.memberWrite(tutorialSeen, async ({ platform }, { trx, member, now }) => {
    tutorialOf(platform)
    await markSeen(trx, member.id, platform, now)
    return {}
  })
}

function tutorialOf(key: string): Tutorial {
  const tutorial = TUTORIALS.get(key)
  if (tutorial) return tutorial
  throw new SandboxError(
    CODE.VALIDATION,
    { zh: '没有这个教程', en: 'There is no such tutorial' },
    { fields: { platform: 'unknown' } },
  )
}

function told(sentence: Sentence, locale: Locale): string {
  return locale === 'en' ? sentence.en : sentence.zh
}
