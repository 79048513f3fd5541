import { defineMessages } from '@lantern/i18n'

export const offlineMessages = defineMessages({
  'zh-CN': {
    title: '当前处于离线状态',
    lead: '网络恢复后会自动回到您刚才的页面。看过的内容仍可浏览，存款、取款和转账需要联网。',
    onlineTitle: '网络已恢复',
    onlineLead: '可以回到刚才的页面，或从下面开始。',
    retry: '重新连接',
    goOn: '继续',
    readable: '离线也能看',
    places: '常用页面',
    home: '首页',
    deposits: '存款帮助',
    withdrawals: '取款帮助',
    safer: '博彩责任',
    help: '帮助中心',
  },
  en: {
    title: 'You are offline',
    lead: 'You will return to your page when you are back online. Pages you have visited stay readable; deposits, withdrawals and transfers need a connection.',
    onlineTitle: 'You are back online',
    onlineLead: 'Return to your page, or start from one below.',
    retry: 'Try again',
    goOn: 'Continue',
    readable: 'Available offline',
    places: 'Popular pages',
    home: 'Home',
    deposits: 'Help with deposits',
    withdrawals: 'Help with withdrawals',
    safer: 'Responsible gambling',
    help: 'Help centre',
  },
})
