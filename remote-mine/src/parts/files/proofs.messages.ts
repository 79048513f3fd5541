import { defineMessages } from '@lantern/i18n'

export const proofsMessages = defineMessages({
  'zh-CN': {
    label: '付款凭证',
    add: '添加图片',
    hint: ({ n }: { n: string }) => `最多 ${n} 张。图片会在您的设备上压缩，并清除拍摄地点等信息。`,
    picture: ({ n }: { n: string }) => `凭证 ${n}`,
    remove: ({ n }: { n: string }) => `移除凭证 ${n}`,
    type: '请选择 JPG、PNG 或 WebP 图片',
    size: '图片过大，请选择 5 MB 以内的图片',
    broken: '无法打开这张图片，请换一张',
  },
  en: {
    label: 'Proof of payment',
    add: 'Add an image',
    hint: ({ n }) => `Up to ${n}. Images are resized on your device and location data is removed.`,
    picture: ({ n }) => `Proof ${n}`,
    remove: ({ n }) => `Remove proof ${n}`,
    type: 'Choose a JPG, PNG or WebP image',
    size: 'The image is too large. Choose one under 5 MB.',
    broken: 'This image cannot be opened. Choose another one.',
  },
})
