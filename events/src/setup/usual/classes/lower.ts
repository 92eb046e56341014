import { classesOf, type UsualClass } from './class.ts';

/** From the maktab to Mutawassitah. */
export const LOWER_CLASSES: readonly UsualClass[] = [
  ...classesOf(
    'maktab',
    `
    # নূরানী প্রথম | Nurani One | النوراني الأول
    ! কায়দা ও আমপারা | Qaida and Ampara | القاعدة
    - মাসনূন দোয়া ও মাসায়েল | Masnun prayers and rules | الأدعية والمسائل
    - বাংলা | Bengali | البنغالية
    - গণিত | Mathematics | الحساب
    - ইংরেজি | English | الإنجليزية
    # নাজেরা | Nazera | الناظرة
    ! নাযিরা কুরআন | Nazira Quran | تلاوة القرآن نظرا
    ! তাজবীদ | Tajweed | التجويد
    - মাসায়েল | Rules of worship | المسائل
    - বাংলা | Bengali | البنغالية
    `,
  ),
  ...classesOf(
    'hifz',
    `
    # হিফজুল কুরআন | Hifzul Quran | تحفيظ القرآن
    ! হিফজ (ইয়াদ) | Hifz (by heart) | حفظ القرآن
    - তাজবীদ | Tajweed | التجويد
    - লাহজা ও তারতীল | Recitation and tarteel | الترتيل
    - মাসায়েল ও দোয়া | Rules and prayers | المسائل والأدعية
    `,
  ),
  ...classesOf(
    'ibtidaiyyah',
    `
    # ইবতিদাইয়্যাহ পঞ্চম (তাইসীর) | Ibtidaiyyah 5 | الابتدائية الخامسة
    ! নাযিরা | Nazira | الناظرة
    ! বাংলা | Bengali | البنغالية
    ! অংক | Arithmetic | الحساب
    - ইংরেজি | English | الإنجليزية
    - উর্দু | Urdu | الأردية
    - তা‘লীমুল ইসলাম | Talimul Islam | تعليم الإسلام
    - ইতিহাস ও ভূগোল | History and geography | التاريخ والجغرافيا
    `,
  ),
  ...classesOf(
    'mutawassitah',
    `
    # মীযান | Mizan | الميزان
    ! মীযানুস সরফ ও মুনশা‘ইব | Mizanus Sarf and Munshaib | ميزان الصرف والمنشعب
    ! এসো আরবী শিখি | Let us learn Arabic | الطريق إلى العربية
    - বেহেশতী জেওর | Beheshti Zewar | بهشتي زيور
    - বাংলা | Bengali | البنغالية
    - ইংরেজি | English | الإنجليزية
    - অংক | Arithmetic | الحساب
    ~ ক্বেরাত | Qirat | القراءة
    # নাহবেমীর | Nahbemir | نحو مير
    ! নাহবেমীর | Nahbemir | نحو مير
    ! পাঞ্জেগাঞ্জ / ইলমুস সরফ | Panjeganj / Ilmus Sarf | علم الصرف
    ! রওযাতুল আদব | Rawzatul Adab | روضة الأدب
    - মালাবুদ্দা মিনহু | Malabudda Minhu | ما لا بد منه
    - সীরাতে খাতিমুল আম্বিয়া | Sirat of Khatimul Ambiya | سيرة خاتم الأنبياء
    - বাংলা | Bengali | البنغالية
    ~ ক্বেরাত | Qirat | القراءة
    `,
  ),
];
