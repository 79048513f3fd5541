import { defineMessages } from '@lantern/i18n'

export const statusMessages = defineMessages({
  'zh-CN': {
    title: '活动',
    back: '返回',
    notOpen: '这个活动尚未开放',
    detail: '您可以先查看正在进行的优惠。',
    toOffers: '查看优惠',
  },
  en: {
    title: 'Activity',
    back: 'Back',
    notOpen: 'This activity is not available yet',
    detail: 'Take a look at the current offers.',
    toOffers: 'View offers',
  },
})
