import { defineMessages } from '@lantern/i18n'

/** Names of the states of an offer and of a claim. */
export const offerStateMessages = defineMessages({
  'zh-CN': {
    state: {
      open: '可参加',
      applied: '已提交',
      review: '审核中',
      running: '进行中',
      granted: '已派发',
      rejected: '未通过',
      appeal: '申诉中',
      expired: '已过期',
      ineligible: '不符合条件',
    },
  },
  en: {
    state: {
      open: 'Open',
      applied: 'Submitted',
      review: 'In review',
      running: 'In progress',
      granted: 'Granted',
      rejected: 'Not granted',
      appeal: 'Appealed',
      expired: 'Expired',
      ineligible: 'Not eligible',
    },
  },
})
