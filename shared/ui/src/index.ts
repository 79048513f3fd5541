// Primitives

export { Avatar } from './art/avatar.tsx'
// Art
export { Cover } from './art/cover.tsx'
export { CoverArt } from './art/cover-art.tsx'
export { EmptyArt } from './art/empty-art.tsx'
export type { EmptyKind } from './art/fault-art.tsx'
export { MOTIFS, type Motif } from './art/motifs.tsx'
export { VenueMark } from './art/venue-mark.tsx'
export { classNames } from './base/class-names.ts'
export { HiddenText } from './base/hidden-text.tsx'
export { qrPath } from './base/qr-path.ts'
export { Spinner } from './base/spinner.tsx'
export { Button, type ButtonProps } from './buttons/button.tsx'
export { IconButton } from './buttons/icon-button.tsx'
export { MoneyButton, type MoneyButtonProps } from './buttons/money-button.tsx'
export { Empty } from './feedback/empty.tsx'
export { ErrorPanel } from './feedback/error-panel.tsx'
export { Skeleton, type SkeletonProps } from './feedback/skeleton.tsx'
export { Amount, type AmountProps } from './fields/amount.tsx'
export { AmountInput } from './fields/amount-input.tsx'
export { Checkbox } from './fields/checkbox.tsx'
export { DateField } from './fields/date-field.tsx'
export { PasswordField } from './fields/password-field.tsx'
export { RadioGroup } from './fields/radio.tsx'
export { Switch } from './fields/switch.tsx'
export { TextArea } from './fields/text-area.tsx'
export { TextField } from './fields/text-field.tsx'
export { EdgeFloat } from './float/edge-float.tsx'
// Icons
export {
  IconAlert,
  IconBack,
  IconBank,
  IconBell,
  IconBusy,
  IconCamera,
  IconCard,
  IconCards,
  IconCash,
  IconChart,
  IconChat,
  IconCheck,
  IconClock,
  IconClose,
  IconCoin,
  IconCoins,
  IconCopy,
  IconCrown,
  IconDeposit,
  IconDocument,
  IconDown,
  IconDownload,
  IconEsports,
  IconExpand,
  IconFilter,
  IconFishing,
  IconFlame,
  IconGlobe,
  IconHelp,
  IconHide,
  IconHistory,
  IconHome,
  IconImage,
  IconInfo,
  IconLive,
  IconLock,
  IconLottery,
  IconMail,
  IconMe,
  IconMembers,
  IconMention,
  IconMinus,
  IconMobile,
  IconMore,
  IconNext,
  IconOffers,
  IconOffline,
  IconPasskey,
  IconPause,
  IconPercent,
  IconPhone,
  IconPin,
  IconPlay,
  IconPlus,
  IconPrevious,
  IconQrCode,
  IconReceipt,
  IconRefresh,
  IconReply,
  IconRetry,
  IconScreen,
  IconSearch,
  IconSend,
  IconService,
  IconSettings,
  IconShield,
  IconShow,
  IconSignOut,
  IconSliders,
  IconSlots,
  IconSmile,
  IconSound,
  IconSparkles,
  IconSport,
  IconStar,
  IconSuccess,
  IconTransfer,
  IconVerified,
  IconWallet,
  IconWarning,
  IconWithdraw,
} from './icons/icons.ts'
export { Badge, type Tone } from './layout/badge.tsx'
export { Card } from './layout/card.tsx'
export { Chip } from './layout/chip.tsx'
export { IconTile } from './layout/icon-tile.tsx'
export { ListRow } from './layout/list-row.tsx'
export { PageHeader } from './layout/page-header.tsx'
export { Section } from './layout/section.tsx'
export { Segmented } from './layout/segmented.tsx'
export { type Stat, StatRow } from './layout/stat-row.tsx'
export { Tabs } from './layout/tabs.tsx'
export { AlertDialog } from './overlays/alert-dialog.tsx'
// Patterns
export { Dialog } from './overlays/dialog.tsx'
export { Sheet } from './overlays/sheet.tsx'
export { AnchoredList, type AnchoredListHandle } from './patterns/anchored-list.tsx'
export { Carousel } from './patterns/carousel.tsx'
export { CopyButton } from './patterns/copy-button.tsx'
export { Countdown } from './patterns/countdown.tsx'
export { InfiniteList } from './patterns/infinite-list.tsx'
export { Marquee } from './patterns/marquee.tsx'
export { QrCode } from './patterns/qr-code.tsx'
export { type StepState, Timeline } from './patterns/timeline.tsx'
export { ToastRegion } from './patterns/toast-region.tsx'
export { SelectSheet } from './select/select-sheet.tsx'
