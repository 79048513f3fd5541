import { defineMessages } from '@lantern/i18n'

/** How cookies are allowed again, by browser (G5). The names of menus are those of the browsers. */
export const cookieStepsMessages = defineMessages({
  'zh-CN': {
    title: '浏览器没有保存 Cookie',
    why: '登录后，我们用一个 Cookie 认出您的会话；没有它，就无法登录，也看不到资金。浏览首页与帮助不受影响。',
    how: '怎样打开',
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
    checkAgain: '重新检测',
    stillOff: '还是没有保存下来，请再检查一遍设置。',
    home: '先逛首页',
    help: '查看帮助',
  },
  en: {
    title: 'Your browser keeps no cookies',
    why: 'After you log in, one cookie tells us that it is still you; without it there is no login and no way to your money. The home page and the help pages work as they are.',
    how: 'How to allow them',
    yours: 'This browser',
    safari: 'Safari (iPhone, iPad)',
    safariSteps: {
      first: 'Open Settings, go to Apps, then Safari.',
      second: 'Under Advanced, switch off “Block All Cookies”.',
      third: 'In Private Browsing? Change to an ordinary tab.',
    },
    chrome: 'Chrome',
    chromeSteps: {
      first: 'Tap ⋮ at the top right, then Settings, then Site settings.',
      second: 'Open “On-device site data” and choose “Allow sites to save data on your device”.',
      third: 'Make sure this site is not listed under “Not allowed to save data”.',
    },
    uc: 'UC Browser',
    ucSteps: {
      first: 'Open the menu at the bottom, then Settings, then Browsing settings.',
      second: 'Switch on “Accept cookies”.',
      third: 'Leave incognito browsing if it is on.',
    },
    wechat: 'Inside WeChat',
    wechatSteps: {
      first: 'Tap ··· at the top right and choose “Open in browser”.',
      second: 'To stay in WeChat: Me → Settings → General → Storage, clear the cache, then come back.',
    },
    checkAgain: 'Check again',
    stillOff: 'Still not kept. Please go through the settings once more.',
    home: 'Browse the home page',
    help: 'Read the help pages',
  },
})
