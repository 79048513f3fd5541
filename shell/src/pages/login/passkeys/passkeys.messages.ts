import { defineMessages } from '@lantern/i18n'

export const passkeyMessages = defineMessages({
  'zh-CN': {
    offerTitle: '下次免验证码登录',
    offerText: '在此设备创建通行密钥，以后用指纹、面容或锁屏密码即可登录，不必再等短信。密钥只保存在您的设备上。',
    later: '以后再说',
    create: '创建通行密钥',
    created: '通行密钥已创建，下次登录可直接使用',
    notCreated: '创建失败，可稍后再试',
  },
  en: {
    offerTitle: 'Skip the code next time',
    offerText:
      'Create a passkey to log in with your fingerprint, face or screen lock instead of an SMS code. It stays on your device.',
    later: 'Not now',
    create: 'Create a passkey',
    created: 'Passkey created. Use it the next time you log in.',
    notCreated: 'Could not create the passkey. You can try again later.',
  },
})
