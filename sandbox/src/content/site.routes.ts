/** Site configuration and the content of the home page. */
import {
  NOTICE_ALL,
  namingList,
  noticeList,
  preInfo,
  sec,
  serviceState,
  stationAdList,
  vvPretty,
  webTerminal,
} from '@lantern/contract/site'
import { COUNTRIES, DISABLED_PREFIXES } from '../site/phones.rules.ts'
import type { Deps, Wire } from '../wire/wire.ts'
import { adsAt } from './ads.ts'
import { festivalSkinAt } from './festival-skins.ts'
import { LOGIN_VIDEO_PATH } from './media.routes.ts'
import { namingItems } from './naming.ts'
import { noticesAt, postNotice } from './notices.ts'
import { sitePosts } from './posts/posts.repository.ts'

export function siteRoutes(wire: Wire, deps: Deps): void {
  wire.publicRead(preInfo, async (_input, { ip, locale, now }) => {
    const { maintenance, stopLogin, stopRegister, skin, video } = deps.site.state()
    const isEnglish = locale === 'en'
    return {
      SiteBaseConfigVo: { title: isEnglish ? 'Lanternfall' : '灯火体育 · 演示站', webLogoTitleUrl: '' },
      address: isEnglish ? 'Simulation' : '模拟环境',
      disablePhones: [...DISABLED_PREFIXES],
      globePhoneNumber: COUNTRIES,
      ip,
      maintainConfig: {
        status: maintenance ? 0 : 1,
        title: maintenance ? (isEnglish ? 'Under maintenance' : '系统维护中') : '',
        content: maintenance
          ? isEnglish
            ? 'We are improving the site. Balances and open bets are safe.'
            : '我们正在升级系统，您的余额与未结算注单不受影响。'
          : '',
        startTime: maintenance?.from ?? null,
        endTime: maintenance?.to ?? null,
        allowService: true,
      },
      siteFestivalSkin: festivalSkinAt(now, skin),
      siteVideoActiveUrl: video ? LOGIN_VIDEO_PATH : '',
      siteVideoSkinOpen: video ? 1 : 0,
      stopLogin,
      stopRegister,
    }
  })

  wire.publicRead(serviceState, async (_input, { locale }) => {
    const { stopService } = deps.site.state()
    if (stopService === null) return { state: 0 }
    return {
      state: 1,
      reason:
        locale === 'en' ? 'This demo site has ended its service in your region.' : '本演示站已在您所在的地区结束服务。',
      allowWithdraw: stopService.allowWithdraw,
      contacts: ['service@lantern.example', '400-000-0000'],
    }
  })

  wire.publicRead(vvPretty, async () => ({
    '51': ['/'],
    '52': ['/customer/main'],
    '53': ['/download'],
    '54': ['400-000-0000'],
  }))

  wire.publicRead(sec, async () => deps.keys)

  wire.publicRead(noticeList, async ({ category }, { db, now, locale }) => {
    const written = (await sitePosts(db, 'notice', now)).map((post) => postNotice(post, locale))
    return {
      list: [...written, ...noticesAt(now, locale)].filter(
        (notice) => category === NOTICE_ALL || notice.category === category,
      ),
    }
  })

  wire.publicRead(stationAdList, async (_input, { now, locale }) => ({ list: adsAt(now, locale) }))

  wire.publicRead(webTerminal, async () => ({ splash: null, minVersion: '2.0.0', notice: '' }))

  wire.publicRead(namingList, async () => ({ list: namingItems() }))
}
