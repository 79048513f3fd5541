/** The installable app: one release, equal for all platforms but for its size. */

import { createHash } from 'node:crypto'
import type { AnswerOf } from '@lantern/contract/endpoint'
import { API_VERSION } from '@lantern/contract/envelope'
import type { AppPlatform, appVersion } from '@lantern/contract/pages'
import { DAY_MS, siteDayStart } from '@lantern/contract/site-time'
import type { Locale } from '../refusal/sandbox-error.ts'

/** Size on a device after installing: the shell, its art and the help pages. */
const SIZE: Readonly<Record<AppPlatform, number>> = { android: 962_560, ios: 948_224, desktop: 962_560 }
/** Days since the release. */
const AGE_DAYS = 6

const NOTES = {
  'zh-CN': ['搜索支持拼音与首字母', '试玩模式：用体验金熟悉盘口，不涉及真实资金', '弱网下首页先显示上次内容，再更新'],
  en: [
    'Search by pinyin and its initials',
    'Demo mode: learn the markets with play credit, no money involved',
    'On a weak network the home page opens with what it showed last, then updates',
  ],
} as const

export function appReleaseOf(platform: AppPlatform, now: number, locale: Locale): AnswerOf<typeof appVersion> {
  return {
    version: API_VERSION,
    notes: [...NOTES[locale]],
    url: '/download',
    size: SIZE[platform],
    // The version of the release notes: the edge has the files, the sandbox does not.
    sha256: createHash('sha256')
      .update(JSON.stringify({ platform, version: API_VERSION, notes: NOTES }))
      .digest('hex'),
    at: siteDayStart(now) - AGE_DAYS * DAY_MS,
  }
}
