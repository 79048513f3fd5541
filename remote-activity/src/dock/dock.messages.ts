import { defineMessages } from '@lantern/i18n'

export const dockMessages = defineMessages({
  'zh-CN': {
    dock: '活动快捷入口',
    unfold: '展开快捷入口',
    fold: '收起快捷入口',
    options: '快捷入口设置',
    left: '移到左边',
    right: '移到右边',
    up: '上移',
    down: '下移',
    hide: '今天不再显示',
    close: '关闭',
  },
  en: {
    dock: 'Offer shortcuts',
    unfold: 'Open shortcuts',
    fold: 'Close shortcuts',
    options: 'Shortcut settings',
    left: 'Move left',
    right: 'Move right',
    up: 'Move up',
    down: 'Move down',
    hide: 'Hide for today',
    close: 'Close',
  },
})
