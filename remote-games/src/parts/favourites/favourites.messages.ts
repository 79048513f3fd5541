import { defineMessages } from '@lantern/i18n'

export const favouriteMessages = defineMessages({
  'zh-CN': { favourite: ({ name }: { name: string }) => `收藏 ${name}`, label: '收藏', matches: '收藏的赛事' },
  en: { favourite: ({ name }) => `Favourite ${name}`, label: 'Favourite', matches: 'Favourites' },
})
