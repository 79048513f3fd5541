// Primitives

export { Avatar } from './art/avatar.tsx'
// Art
export { CoverArt } from './art/cover-art.tsx'
export { EmptyArt, type EmptyKind } from './art/empty-art.tsx'
export { MOTIFS, type Motif } from './art/motifs.tsx'
export { VenueMark } from './art/venue-mark.tsx'
// Icons
export {
  IconAlert,
  IconBack,
  IconBank,
  IconBell,
  IconBusy,
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
  IconMinus,
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
  IconQrCode,
  IconReceipt,
  IconRefresh,
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
export { AlertDialog } from './patterns/alert-dialog.tsx'
export { Carousel } from './patterns/carousel.tsx'
export { CopyButton } from './patterns/copy-button.tsx'

export { Countdown } from './patterns/countdown.tsx'
// Patterns
export { Dialog } from './patterns/dialog.tsx'
export { InfiniteList } from './patterns/infinite-list.tsx'
export { Marquee } from './patterns/marquee.tsx'

export { QrCode } from './patterns/qr-code.tsx'
export { SelectSheet } from './patterns/select-sheet.tsx'
export { Sheet } from './patterns/sheet.tsx'
export { type StepState, Timeline } from './patterns/timeline.tsx'
export { ToastRegion } from './patterns/toast-region.tsx'
export { Amount, type AmountProps } from './primitives/amount.tsx'

export { AmountInput } from './primitives/amount-input.tsx'
export { Badge, type Tone } from './primitives/badge.tsx'
export { Button, type ButtonProps } from './primitives/button.tsx'
export { Card } from './primitives/card.tsx'
export { Checkbox } from './primitives/checkbox.tsx'
export { Chip } from './primitives/chip.tsx'
export { classNames } from './primitives/class-names.ts'
export { Empty } from './primitives/empty.tsx'
export { ErrorPanel } from './primitives/error-panel.tsx'

export { HiddenText } from './primitives/hidden-text.tsx'
export { IconButton } from './primitives/icon-button.tsx'
export { ListRow } from './primitives/list-row.tsx'
export { MoneyButton, type MoneyButtonProps } from './primitives/money-button.tsx'
export { PageHeader } from './primitives/page-header.tsx'
export { PasswordField } from './primitives/password-field.tsx'
export { RadioGroup } from './primitives/radio.tsx'

export { Section } from './primitives/section.tsx'
export { Segmented } from './primitives/segmented.tsx'
export { Skeleton, type SkeletonProps } from './primitives/skeleton.tsx'
export { Spinner } from './primitives/spinner.tsx'
export { type Stat, StatRow } from './primitives/stat-row.tsx'
export { Switch } from './primitives/switch.tsx'
export { Tabs } from './primitives/tabs.tsx'
export { TextArea } from './primitives/text-area.tsx'
export { TextField } from './primitives/text-field.tsx'
