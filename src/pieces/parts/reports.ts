export {
  ascendantYearlyReportsOperation as ascendantYearlyReports,
  dailyReportsOperation as dailyReports,
  monthlyReportsOperation as monthlyReports,
  reportEventsOperation as reportEvents,
  reportsOperation as reports,
  weeklyReportsOperation as weeklyReports,
  yearlyReportsOperation as yearlyReports,
} from '../../operations/reports.js';
