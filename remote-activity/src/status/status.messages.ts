import { defineMessages } from '@lantern/i18n'

export const statusMessages = defineMessages({
  'zh-CN': {
    titles: {
      activity: '活动',
      agent: '代理加盟',
    },
    notOpen: '这个活动尚未开放',
    detail: '您可以先查看正在进行的优惠。',
    toOffers: '查看优惠',
  },
  en: {
    titles: {
      activity: 'Activities',
      agent: 'Partners programme',
    },
    notOpen: 'This activity is not available yet',
    detail: 'Take a look at the current offers.',
    toOffers: 'View offers',
  },
})
