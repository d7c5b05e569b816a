import { Star } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Chip } from '../../../ui/chip.tsx';

interface DuaFilterProps {
  onlyFavourites: boolean;
  onChange: (onlyFavourites: boolean) => void;
}

export function DuaFilter({ onlyFavourites, onChange }: DuaFilterProps) {
  const t = useTranslations('guide.duas');
  return (
    <ul aria-label={t('filter')} className="flex flex-wrap gap-2">
      <li>
        <Chip isChosen={!onlyFavourites} onChoose={() => onChange(false)}>
          {t('all')}
        </Chip>
      </li>
      <li>
        <Chip isChosen={onlyFavourites} onChoose={() => onChange(true)}>
          <Star aria-hidden="true" className="size-5 shrink-0" />
          {t('favourites')}
        </Chip>
      </li>
    </ul>
  );
}
