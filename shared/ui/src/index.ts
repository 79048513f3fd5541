// Primitives

export { Avatar, type AvatarProps } from './art/avatar.tsx'
// Art
export { CoverArt, type CoverArtProps } from './art/cover-art.tsx'
export { EmptyArt, type EmptyArtProps, type EmptyKind } from './art/empty-art.tsx'
export { MOTIFS, type Motif } from './art/motifs.tsx'
export { VenueMark, type VenueMarkProps } from './art/venue-mark.tsx'
// Icons
export {
  IconAlert,
  IconBack,
  IconBank,
  IconBell,
  IconBusy,
  IconCalendar,
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
  IconDelete,
  IconDeposit,
  IconDice,
  IconDocument,
  IconDown,
  IconDownload,
  IconEdit,
  IconEsports,
  IconExpand,
  IconExternal,
  IconFailure,
  IconFilter,
  IconFishing,
  IconFlame,
  IconGlobe,
  IconGrip,
  IconHeart,
  IconHelp,
  IconHide,
  IconHistory,
  IconHome,
  IconImage,
  IconInfo,
  IconLanguage,
  IconLive,
  IconLock,
  IconLottery,
  IconMail,
  IconMe,
  IconMedal,
  IconMembers,
  IconMention,
  IconMenu,
  IconMinus,
  IconMoon,
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
  IconPower,
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
  IconShare,
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
  IconSun,
  IconTicket,
  IconTransfer,
  IconUpload,
  IconVerified,
  IconWallet,
  IconWarning,
  IconWithdraw,
} from './icons/icons.ts'
export { AlertDialog, type AlertDialogProps } from './patterns/alert-dialog.tsx'
export { Carousel, type CarouselProps } from './patterns/carousel.tsx'
export { CopyButton, type CopyButtonProps } from './patterns/copy-button.tsx'
export { copyText } from './patterns/copy-text.ts'
export { Countdown, type CountdownProps } from './patterns/countdown.tsx'
// Patterns
export { Dialog, type DialogButton, type DialogProps } from './patterns/dialog.tsx'
export { InfiniteList, type InfiniteListLabels, type InfiniteListProps } from './patterns/infinite-list.tsx'
export { Marquee, type MarqueeItem, type MarqueeProps } from './patterns/marquee.tsx'
export { preloadOverlays } from './patterns/overlay-bodies.ts'
export { PullToRefresh, type PullToRefreshProps } from './patterns/pull-to-refresh.tsx'
export { QrCode, type QrCodeProps } from './patterns/qr-code.tsx'
export { type SelectOption, SelectSheet, type SelectSheetProps } from './patterns/select-sheet.tsx'
export { Sheet, type SheetProps } from './patterns/sheet.tsx'
export { type StepState, Timeline, type TimelineProps, type TimelineStep } from './patterns/timeline.tsx'
export { TOAST_MS, type Toast, type ToastKind, ToastRegion, type ToastRegionProps } from './patterns/toast-region.tsx'
export { Amount, type AmountProps } from './primitives/amount.tsx'
export {
  AMOUNT_DECIMALS,
  type AmountParts,
  type AmountSign,
  amountParts,
  filterAmount,
} from './primitives/amount-filter.rules.ts'
export { AmountInput, type AmountInputProps } from './primitives/amount-input.tsx'
export { Badge, type BadgeProps, type Tone } from './primitives/badge.tsx'
export { Button, type ButtonKind, type ButtonProps } from './primitives/button.tsx'
export { Card, type CardProps } from './primitives/card.tsx'
export { Checkbox, type CheckboxProps } from './primitives/checkbox.tsx'
export { Chip, type ChipProps } from './primitives/chip.tsx'
export { classNames } from './primitives/class-names.ts'
export { Empty, type EmptyProps } from './primitives/empty.tsx'
export { ErrorPanel, type ErrorPanelProps } from './primitives/error-panel.tsx'
export type { FieldTexts } from './primitives/field.tsx'
export { HiddenText, type HiddenTextProps } from './primitives/hidden-text.tsx'
export { IconButton, type IconButtonProps } from './primitives/icon-button.tsx'
export { ListRow, type ListRowProps } from './primitives/list-row.tsx'
export { MoneyButton, type MoneyButtonProps } from './primitives/money-button.tsx'
export { PageHeader, type PageHeaderProps } from './primitives/page-header.tsx'
export { PasswordField, type PasswordFieldProps } from './primitives/password-field.tsx'
export { Radio, RadioGroup, type RadioGroupProps, type RadioOption, type RadioProps } from './primitives/radio.tsx'
export type { RenderElement } from './primitives/render-as.ts'
export { Section, type SectionProps } from './primitives/section.tsx'
export { Segmented, type SegmentedOption, type SegmentedProps } from './primitives/segmented.tsx'
export { Skeleton, type SkeletonProps } from './primitives/skeleton.tsx'
export { Spinner, type SpinnerProps } from './primitives/spinner.tsx'
export { type Stat, StatRow, type StatRowProps } from './primitives/stat-row.tsx'
export { Switch, type SwitchProps } from './primitives/switch.tsx'
export { type TabItem, Tabs, type TabsProps } from './primitives/tabs.tsx'
export { TextArea, type TextAreaProps } from './primitives/text-area.tsx'
export { TextField, type TextFieldProps } from './primitives/text-field.tsx'
