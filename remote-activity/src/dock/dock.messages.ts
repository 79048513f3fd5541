import { defineMessages } from '@lantern/i18n'

export const dockMessages = defineMessages({
  'zh-CN': {
    dock: '活动快捷入口',
    options: '快捷入口设置',
    left: '移到左边',
    right: '移到右边',
    hide: '今天不再显示',
    close: '关闭',
  },
  en: {
    dock: 'Shortcuts to offers',
    options: 'Shortcut settings',
    left: 'Move to the left',
    right: 'Move to the right',
    hide: 'Hide for today',
    close: 'Close',
  },
})
