import { defineMessages } from '@lantern/i18n'

/** How to allow cookies, by browser (G5). Menu names are the browsers' own. */
export const cookieStepsMessages = defineMessages({
  'zh-CN': {
    title: '浏览器未启用 Cookie',
    why: '登录状态需要用 Cookie 保存；未启用时无法登录，也无法查看资金。浏览首页与帮助不受影响。',
    how: '如何开启',
    yours: '当前浏览器',
    safari: 'Safari（iPhone、iPad）',
    safariSteps: {
      first: '打开“设置”，进入“App”，再点“Safari 浏览器”。',
      second: '在“高级”中关闭“阻止所有 Cookie”。',
      third: '如正在使用无痕浏览，请换到普通标签页。',
    },
    chrome: 'Chrome',
    chromeSteps: {
      first: '点右上角“⋮”，进入“设置”，再点“网站设置”。',
      second: '打开“第三方 Cookie”上方的“网站数据”，选“允许网站在您的设备上保存数据”。',
      third: '确认本站不在“不得保存数据的网站”里。',
    },
    uc: 'UC 浏览器',
    ucSteps: {
      first: '点底部菜单，进入“设置”，再点“浏览设置”。',
      second: '打开“接受 Cookie”。',
      third: '如开着“无痕浏览”，请先退出。',
    },
    wechat: '微信内置浏览器',
    wechatSteps: {
      first: '点右上角“···”，选“在浏览器打开”。',
      second: '若仍要在微信里使用：到“我”→“设置”→“通用”→“存储空间”清理缓存，然后重新进入。',
    },
    stillOff: 'Cookie 仍未启用，请再检查一遍设置。',
    help: '查看帮助',
  },
  en: {
    title: 'Your browser blocks cookies',
    why: 'Without them you cannot log in or access your money. The home page and help still work.',
    how: 'How to allow cookies',
    yours: 'This browser',
    safari: 'Safari (iPhone, iPad)',
    safariSteps: {
      first: 'Open Settings, go to Apps, then Safari.',
      second: 'Under Advanced, switch off “Block All Cookies”.',
      third: 'If you use Private Browsing, switch to a regular tab.',
    },
    chrome: 'Chrome',
    chromeSteps: {
      first: 'Tap ⋮, then Settings, then Site settings.',
      second: 'Open “On-device site data” and choose “Allow sites to save data on your device”.',
      third: 'Make sure this site is not listed under “Not allowed to save data”.',
    },
    uc: 'UC Browser',
    ucSteps: {
      first: 'Open the menu at the bottom, then Settings, then Browsing settings.',
      second: 'Switch on “Accept cookies”.',
      third: 'Turn off incognito browsing if it is on.',
    },
    wechat: 'Inside WeChat',
    wechatSteps: {
      first: 'Tap ··· at the top right and choose “Open in browser”.',
      second: 'To stay in WeChat, clear the cache under Me → Settings → General → Storage, then reopen this page.',
    },
    stillOff: 'Cookies are still disabled. Please check the settings again.',
    help: 'Help',
  },
})
