import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useAccountEditor } from './accountEditor.ts';
import { SettingSwitch } from './SettingSwitch.tsx';

export function AdvancedPanel() {
  const { t } = useTexts('features/people/userDialog');
  const { form, user, isManager, may, editor, change } = useAccountEditor();
  const { autoSignOut, alwaysShowTakePicture, isPrimarilyTaskUser, isSchoolDogStaff } = form.values;
  const wasOn = user?.autoSignOut ?? false;
  return (
    <div>
      <SettingSwitch
        label={t('fields.autoSignOut')}
        help={t('fields.autoSignOutHelp')}
        // Everybody may protect themselves; only an administrator takes that protection away again.
        locked={
          isSchoolDogStaff
            ? t('fields.autoSignOutStaff')
            : wasOn && !isManager
              ? t('fields.autoSignOutLocked')
              : null
        }
        checked={autoSignOut || isSchoolDogStaff}
        onChange={(isOn) => change({ autoSignOut: isOn })}
      />
      <SettingSwitch
        label={t('fields.alwaysShowTakePicture')}
        help={t('fields.alwaysShowTakePictureHelp')}
        checked={alwaysShowTakePicture}
        onChange={(isOn) => change({ alwaysShowTakePicture: isOn })}
      />
      {editor.features.enableWorkOrders ? (
        <SettingSwitch
          label={t('fields.isPrimarilyTaskUser')}
          help={t('fields.isPrimarilyTaskUserHelp')}
          locked={isManager ? null : t('onlyAdministrator')}
          checked={isPrimarilyTaskUser}
          onChange={(isOn) => change({ isPrimarilyTaskUser: isOn })}
        />
      ) : null}
      {may.isSchoolDogStaff ? (
        <SettingSwitch
          label={t('fields.isSchoolDogStaff')}
          help={t('fields.isSchoolDogStaffHelp')}
          checked={isSchoolDogStaff}
          onChange={(isOn) => change({ isSchoolDogStaff: isOn })}
        />
      ) : null}
    </div>
  );
}
