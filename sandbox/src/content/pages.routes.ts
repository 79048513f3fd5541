/** Platform content for pages of the shell: order of the home page, the sponsorship, the app's release. */
import * as CODE from '@lantern/contract/code'
import { HOME_BLOCKS } from '@lantern/contract/home-blocks'
import { appVersion, pageFeed, sponsorDetail } from '@lantern/contract/pages'
import { SandboxError } from '../refusal/sandbox-error.ts'
import type { Wire } from '../wire/wire.ts'
import { appReleaseOf } from './app-release.ts'
import { sponsorOf } from './sponsor.ts'

export function pageRoutes(wire: Wire): void {
  wire.publicRead(pageFeed, async () => ({ blocks: HOME_BLOCKS.map((type, sort) => ({ type, sort })) }))

  wire.publicRead(sponsorDetail, async ({ id }, { locale }) => {
    const sponsor = sponsorOf(id, locale)
    if (!sponsor)
      throw new SandboxError(
        CODE.VALIDATION,
        { zh: '没有这项赞助', en: 'There is no such sponsorship' },
        { fields: { id: 'unknown' } },
      )
    return sponsor
  })

  wire.publicRead(appVersion, async ({ platform }, { now, locale }) => appReleaseOf(platform, now, locale))
}
